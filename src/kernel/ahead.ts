export const aheadKinds = ['ticket', 'talk', 'session', 'stream', 'messages'] as const;
type AheadKind = (typeof aheadKinds)[number];

/** Something that a member has ahead of them at a site, in the words of their language. A feature tells its own. */
export interface Ahead {
  kind: AheadKind;
  title: string;
  /** With whom, or of which kind; '' without it. */
  about: string;
  /** Where it is; '' where that is not known. */
  place: string;
  /** Stored dates, as `toldDate` tells them; null: it is not known, or it has no time. */
  startDate: string | null;
  endDate: string | null;
  /** Tickets of one kind, or messages that are not read. */
  count: number;
  /** The page that it leads to, with its query, inside its site. */
  path: string;
  /** Its event, where a portal tells it. */
  event: { portalId: number; eventId: number; ownDomain: string | null } | null;
}
