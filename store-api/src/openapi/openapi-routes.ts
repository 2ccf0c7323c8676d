import { Router } from 'express';
import type { AnyEndpoint } from '../http/endpoint.ts';
import { describeApi } from './describe-api.ts';

const ADDRESSES = ['/backend/api/openapi.json', '/api/openapi.json'];

/** Serves the reference that is made of the contracts; it is made when somebody first asks for it. */
export function openApiRoutes(endpoints: readonly AnyEndpoint[], version: string): Router {
  let text: string | undefined;
  const router = Router();
  router.get(ADDRESSES, (_request, response) => {
    text ??= JSON.stringify(describeApi(endpoints, version));
    response.type('json').setHeader('Cache-Control', 'no-cache').send(text);
  });
  return router;
}
