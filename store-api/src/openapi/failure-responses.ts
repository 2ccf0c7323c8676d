import { failureAnswer } from '@fakos/shared-kit/api/contract';
import { errorCodes } from '@fakos/shared-kit/errors';
import { z } from 'zod';

const { $schema: _dialect, ...schema } = z.toJSONSchema(failureAnswer);
const statuses = Object.entries(errorCodes).map(([code, { status }]) => `${code} (${status})`);

/** How every call says that it did not do what it was asked (product.md section 2). */
export const failureResponses = {
  schemas: { Failure: schema },
  responses: {
    Failure: {
      description: `Not done. \`code\` is one of ${statuses.join(', ')}; \`message\` is in the language of the request.`,
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
    },
  },
};
