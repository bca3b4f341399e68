import type { FeatureSamples } from '../../../test/feature-samples.ts';

export const samples: FeatureSamples = {
  calls: {
    listTickets: { ids: { contentId: 60 } },
    listTicketCategories: { ids: { contentId: 60, ticketId: 0 } },
    findDiscountCode: { ids: { contentId: 60 }, query: { code: 'NONE' }, refusal: 404 },
    readLotteryDraw: { ids: { contentId: 60, ticketId: 7 } },
    readLotteryRecord: { ids: { contentId: 60, ticketId: 7 }, refusal: 404 },
    purchaseTickets: { ids: { contentId: 60 }, refusal: 422 },
    readOrder: { ids: { contentId: 60, orderNumber: 'NONE' }, refusal: 404 },
    readOrderSettings: { ids: { contentId: 60, orderNumber: 'NONE' }, refusal: 404 },
    payOrder: { ids: { contentId: 60 }, body: { orderId: 'NONE' }, refusal: 404 },
    leaveOrder: { ids: { contentId: 60 }, body: { orderId: 'NONE' }, refusal: 404 },
    withdrawApplication: { ids: { contentId: 60 }, body: { orderId: 'NONE' }, refusal: 404 },
    readHoldings: { ids: { contentId: 60 } },
    readLastAnswers: { ids: { contentId: 60 } },
  },
};
