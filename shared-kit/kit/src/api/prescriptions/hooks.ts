import type { EndpointBody, EndpointQuery, EndpointResponse } from '@fakos/contracts/endpoint';
import type {
  approvePrescription,
  getOrderPrescriptionFile,
  listOrderPrescriptions,
  requestCorrection,
  savePrescription,
  transcribePrescription,
  uploadPrescription,
} from '@fakos/contracts/prescriptions/contract';
import { baseApi } from '@fakos/shared-kit/api';

const url = 'prescriptions.php';

const prescriptionsApi = baseApi.enhanceEndpoints({ addTagTypes: ['Prescriptions'] }).injectEndpoints({
  endpoints: (build) => ({
    savePrescription: build.mutation<EndpointResponse<typeof savePrescription>, EndpointBody<typeof savePrescription>>({
      query: (body) => ({ url, params: { action: 'save' }, method: 'POST', body }),
    }),
    uploadPrescription: build.mutation<EndpointResponse<typeof uploadPrescription>, File>({
      query: (file) => ({ url, params: { action: 'upload' }, method: 'POST', body: toForm(file) }),
    }),
    listOrderPrescriptions: build.query<
      EndpointResponse<typeof listOrderPrescriptions>,
      EndpointQuery<typeof listOrderPrescriptions>
    >({
      query: (params) => ({ url, params: { action: 'order', ...params } }),
      providesTags: ['Prescriptions'],
      // Health data does not stay in memory longer than the screen that shows it.
      keepUnusedDataFor: 0,
    }),
    getOrderPrescriptionFile: build.query<
      EndpointResponse<typeof getOrderPrescriptionFile>,
      EndpointQuery<typeof getOrderPrescriptionFile>
    >({ query: (params) => ({ url, params: { action: 'order-file', ...params } }), keepUnusedDataFor: 0 }),
    requestCorrection: build.mutation<
      EndpointResponse<typeof requestCorrection>,
      EndpointBody<typeof requestCorrection>
    >({
      query: (body) => ({ url, params: { action: 'request-correction' }, method: 'PUT', body }),
      invalidatesTags: ['Prescriptions'],
    }),
    transcribePrescription: build.mutation<
      EndpointResponse<typeof transcribePrescription>,
      EndpointBody<typeof transcribePrescription>
    >({
      query: (body) => ({ url, params: { action: 'transcribe' }, method: 'PUT', body }),
      invalidatesTags: ['Prescriptions'],
    }),
    approvePrescription: build.mutation<
      EndpointResponse<typeof approvePrescription>,
      EndpointBody<typeof approvePrescription>
    >({
      query: (body) => ({ url, params: { action: 'approve' }, method: 'PUT', body }),
      invalidatesTags: ['Prescriptions'],
    }),
  }),
});

/** Consent is asked for by the form that uploads. */
function toForm(file: File): FormData {
  const form = new FormData();
  form.append('consent', 'true' satisfies EndpointBody<typeof uploadPrescription>['consent']);
  form.append('file', file);
  return form;
}

export const {
  useSavePrescriptionMutation,
  useUploadPrescriptionMutation,
  useListOrderPrescriptionsQuery,
  useLazyGetOrderPrescriptionFileQuery,
  useApprovePrescriptionMutation,
  useRequestCorrectionMutation,
  useTranscribePrescriptionMutation,
} = prescriptionsApi;
