import {
  approvePrescription,
  getOrderPrescriptionFile,
  listOrderPrescriptions,
  savePrescription,
  uploadPrescription,
} from '@fakos/contracts/prescriptions/contract';
import { signedIn } from '../../domain/accounts/sessions/sessions.repo.ts';
import { saveTyped, saveUpload } from '../../domain/optics/prescriptions/cart-prescriptions.ts';
import * as ofOrders from '../../domain/optics/prescriptions/order-prescriptions.ts';
import { checkFile } from '../../domain/optics/prescriptions/prescription-files.ts';
import { translate } from '../../text/translate.ts';
import { endpoint } from '../endpoint.ts';

/** prescriptions.php: prescriptions that visitors save for a cart, and those of orders for the optician. */
export const prescriptionEndpoints = [
  endpoint(savePrescription, async ({ body, db, config }) => {
    const { person, examined_on, values } = body;
    return { data: { ref: await saveTyped(db, config, { person, examined_on, values }) } };
  }),

  endpoint(
    uploadPrescription,
    async ({ file, db, config }) => {
      const checked = await checkFile(file);
      return { data: { ref: await saveUpload(db, config, checked), file: checked.file } };
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

  endpoint(approvePrescription, async ({ body, db, language }) => {
    await ofOrders.approve(db, body);
    return { message: translate(language, 'done.prescriptionApproved') };
  }),
];
