/**
 * What the page of the reception uses: `Reception` is the gate, which scans, shows and checks in at a `ReceptionDesk`;
 * `linkDesk` is that of a device that has opened a link for staff, by `enterReception` and again by `readReception`.
 */
export { Part as Reception, texts as receptionPartTexts } from './web/reception/reception.tsx';
export {
  enterReception,
  type EnteredReception,
  linkDesk,
  readReception,
  type ReceptionDesk,
} from './web/reception/reception-desk.ts';
export { receptionTexts } from './web/reception/reception-texts.ts';
export { myTicketTexts } from './web/my-ticket-texts.ts';
export { TicketRows } from './web/ticket/ticket-rows.tsx';
export type { TicketAtGate } from './contract.ts';
