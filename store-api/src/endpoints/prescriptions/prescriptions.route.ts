import {
  approvePrescription,
  copyPrescription,
  createPrescription,
  deletePrescription,
  getCorrection,
  getOrderPrescriptionFile,
  getWalletFile,
  listOrderPrescriptions,
  listPrescriptions,
  requestCorrection,
  savePrescription,
  sendCorrection,
  transcribePrescription,
  updatePrescription,
  uploadPrescription,
} from '@fakos/contracts/prescriptions/contract';
import { signedIn } from '../../domain/accounts/sessions/sessions.repo.ts';
import { approve, transcribe } from '../../domain/optics/prescriptions/approval.ts';
import { saveTyped, saveUpload } from '../../domain/optics/prescriptions/cart-prescriptions.ts';
import { askForCorrection, readCorrection, storeCorrection } from '../../domain/optics/prescriptions/correction.ts';
import * as ofOrders from '../../domain/optics/prescriptions/order-prescriptions.ts';
import { checkFile } from '../../domain/optics/prescriptions/prescription-files.ts';
import * as wallet from '../../domain/optics/prescriptions/wallet.ts';
import { translate } from '../../text/translate.ts';
import { endpoint, type RequestContext } from '../endpoint.ts';

/** prescriptions.php: prescriptions that visitors save for a cart, those of orders for the optician, and the wallet of an account. */
export const prescriptionEndpoints = [
  endpoint(savePrescription, async ({ body, ...context }) => {
    const { person, examined_on, values } = body;
    return { data: { ref: await saveTyped(getStore(context), { person, examined_on, values }) } };
  }),

  endpoint(
    uploadPrescription,
    async ({ file, ...context }) => {
      const checked = await checkFile(file);
      return { data: { ref: await saveUpload(getStore(context), checked), file: checked.file } };
    },
    { body: 'upload' },
  ),

  endpoint(listOrderPrescriptions, async ({ query, db, config, session }) => ({
    data: await ofOrders.openOrderPrescriptions(db, config, {
      orderId: query.id,
      actor: signedIn(session).user.email,
    }),
  })),

  endpoint(getOrderPrescriptionFile, async ({ query, db, config, session }) => ({
    data: await ofOrders.openOrderFile(db, config, { id: query.id, actor: signedIn(session).user.email }),
  })),

  endpoint(transcribePrescription, async ({ body, ...context }) => {
    await transcribe(getDesk(context), body);
    return { message: translate(context.language, 'done.prescriptionTranscribed') };
  }),

  endpoint(approvePrescription, async ({ body, ...context }) => {
    await approve(getDesk(context), body);
    return { message: translate(context.language, 'done.prescriptionApproved') };
  }),

  endpoint(requestCorrection, async ({ body, db, language }) => {
    await askForCorrection(db, body);
    return { message: translate(language, 'done.correctionRequested') };
  }),

  endpoint(getCorrection, async ({ query, db }) => ({ data: await readCorrection(db, query.token) })),

  endpoint(sendCorrection, async ({ body, ...context }) => {
    await storeCorrection(context, body);
    return { message: translate(context.language, 'done.correctionSent') };
  }),

  endpoint(listPrescriptions, async (context) => ({ data: await wallet.listWallet(getWallet(context)) })),

  endpoint(createPrescription, async ({ body, ...context }) => ({
    message: translate(context.language, 'done.prescriptionSaved'),
    data: { id: await wallet.addToWallet(getWallet(context), body) },
  })),

  endpoint(updatePrescription, async ({ body, ...context }) => {
    await wallet.changeInWallet(getWallet(context), body);
    return { message: translate(context.language, 'done.prescriptionSaved') };
  }),

  endpoint(deletePrescription, async ({ body, ...context }) => {
    await wallet.removeFromWallet(getWallet(context), body.id);
    return { message: translate(context.language, 'done.prescriptionDeleted') };
  }),

  endpoint(getWalletFile, async ({ query, ...context }) => ({
    data: await wallet.openWalletFile(getWallet(context), query.id),
  })),

  endpoint(copyPrescription, async ({ body, ...context }) => ({
    data: await wallet.copyForCart(getWallet(context), body),
  })),
];

function getStore({ db, config, session }: Pick<RequestContext, 'db' | 'config' | 'session'>) {
  return { db, config, userId: session?.user.id ?? null };
}

function getDesk({ db, config, session, language }: Pick<RequestContext, 'db' | 'config' | 'session' | 'language'>) {
  return { db, config, language, actor: signedIn(session).user.email };
}

function getWallet({ db, config, session, language }: Pick<RequestContext, 'db' | 'config' | 'session' | 'language'>) {
  return { db, config, language, user: signedIn(session).user };
}
