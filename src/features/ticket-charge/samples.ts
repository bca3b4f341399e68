import type { FeatureSamples } from '../../../test/feature-samples.ts';

export const samples: FeatureSamples = {
  calls: {
    downloadReceipt: { ids: { ticketChargeId: 1 }, query: { addressee: 'x' }, refusal: 404 },
    downloadPortalReceipt: { ids: { ticketChargeId: 1 }, query: { addressee: 'x' }, refusal: 404 },
    readIssuedReceipt: { ids: { ticketChargeId: 1 }, refusal: 410 },
    readIssuedPortalReceipt: { ids: { ticketChargeId: 1 }, refusal: 410 },
  },
};
