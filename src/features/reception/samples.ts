import type { FeatureSamples } from '../../../test/feature-samples.ts';

const gateToken = 'none-none-none-none-none';
const ofTicket = { gateToken, purchasedTicketId: '999999' };
const refusal = 410;
const ids = { contentId: 60 };

export const samples: FeatureSamples = {
  calls: {
    findVisitors: { body: { gateToken, q: '汐見' }, refusal },
    openVisitor: { ids, body: ofTicket, refusal },
    checkInVisitor: { ids, body: ofTicket, refusal },
    undoVisitor: { ids, body: { ...ofTicket, reason: '間違い' }, refusal },
    noteVisitor: { ids, body: { ...ofTicket, text: '車いす' }, refusal },
    printBadge: { ids, body: ofTicket, refusal },
    fetchGateList: { body: { gateToken }, refusal },
    joinEntries: { body: { gateToken }, refusal: 422 },
    listDoubts: { body: { gateToken }, refusal },
    readBoard: { body: { gateToken }, refusal },
  },
};
