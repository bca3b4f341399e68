/** Letters of a note at a ticket, and how many of them there are. */
export const noteLettersMax = 500;
export const notesMax = 50;
/** Letters of the reason why a check-in is taken back. */
export const reasonLettersMax = 200;

export interface TicketNote {
  text: string;
  /** The operator, or the link for staff. */
  author: string;
  at: string;
}
