import {
  confirmTwoStep,
  getTwoStep,
  renewRecoveryCodes,
  startTwoStep,
  turnOffTwoStep,
} from '@fakos/contracts/profile/contract';
import * as ownTwoStep from '../../domain/accounts/two-step/own-two-step.ts';
import { translate } from '../../text/translate.ts';
import { endpoint } from '../endpoint.ts';

/** profile.php?action=two-step…: two-step login of the user's own account. */
export const twoStepEndpoints = [
  endpoint(getTwoStep, async (context) => ({ data: await ownTwoStep.loadTwoStep(context) })),

  endpoint(startTwoStep, async ({ body, ...context }) => ({
    data: await ownTwoStep.startTwoStep(context, body.current_password),
  })),

  endpoint(confirmTwoStep, async ({ body, ...context }) => ({
    message: translate(context.language, 'done.twoStepOn'),
    data: { recovery_codes: await ownTwoStep.turnOnTwoStep(context, body.code) },
  })),

  endpoint(renewRecoveryCodes, async ({ body, ...context }) => ({
    message: translate(context.language, 'done.recoveryCodesRenewed'),
    data: { recovery_codes: await ownTwoStep.renewRecoveryCodes(context, body) },
  })),

  endpoint(turnOffTwoStep, async ({ body, ...context }) => {
    await ownTwoStep.turnOffTwoStep(context, body);
    return { message: translate(context.language, 'done.twoStepOff') };
  }),
];
