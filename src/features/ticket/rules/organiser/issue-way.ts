/** How a ticket that an organiser issues is paid: not at all, at the door, or somewhere else before. */
export const issueWays = ['free', 'cash', 'cardTerminal', 'elsewhere'] as const;
export type IssueWay = (typeof issueWays)[number];
