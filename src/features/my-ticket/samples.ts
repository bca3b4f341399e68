import type { FeatureSamples } from '../../../test/feature-samples.ts';

export const samples: FeatureSamples = {
  calls: {
    listMyTickets: { atPortal: 404 },
    cancelTicket: { ids: { contentId: 60 }, body: { purchasedTicketId: '999999' }, refusal: 404 },
    transferTicket: { ids: { contentId: 60 }, body: { purchasedTicketId: '999999' }, refusal: 404 },
    cancelTransfer: { ids: { contentId: 60 }, body: { purchasedTicketId: '999999' }, refusal: 404 },
    returnTicket: { ids: { contentId: 60 }, body: { purchasedTicketId: '999999' }, refusal: 404 },
    mailTransfer: {
      ids: { contentId: 60 },
      body: { purchasedTicketId: '999999', mail: 'friend@example.jp' },
      refusal: 404,
    },
    readTransfer: { query: { code: 'NONE' }, refusal: 410 },
    receiveTicket: { body: { code: 'NONE' }, refusal: 410 },
    enterReception: { body: { token: 'none-none-none-none-none' }, refusal: 410 },
    readReception: { body: { gateToken: 'none-none-none-none-none' }, refusal: 410 },
    lookUpAtReception: {
      ids: { contentId: 60 },
      body: { gateToken: 'none-none-none-none-none', code: 'NONE' },
      refusal: 410,
    },
    checkInAtReception: {
      ids: { contentId: 60 },
      body: { gateToken: 'none-none-none-none-none', purchasedTicketId: '999999', code: 'NONE' },
      refusal: 410,
    },
    undoAtReception: {
      ids: { contentId: 60 },
      body: { gateToken: 'none-none-none-none-none', purchasedTicketId: '999999', code: 'NONE' },
      refusal: 410,
    },
    undoCheckIn: {
      ids: { contentId: 60 },
      body: { purchasedTicketId: '999999', code: 'NONE' },
      refusal: 404,
    },
    lookUpTicket: { ids: { contentId: 60 }, query: { code: 'NONE' }, refusal: 404 },
    checkInTicket: {
      ids: { contentId: 60 },
      body: { purchasedTicketId: '999999', code: 'NONE' },
      refusal: 404,
    },
  },
};
