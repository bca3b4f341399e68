/** What a grant makes of an operator at a site. */
export const operatorRoles = ['owner', 'editor', 'sales', 'reception', 'exhibitor', 'reader'] as const;
export type OperatorRole = (typeof operatorRoles)[number];

/** What an operator may do at a site. */
export const operatorRights = [
  /** See its draft, its public version and its numbers. */
  'see',
  /** Change the draft. */
  'edit',
  /** Make the draft public, at once or at a time, and bring earlier versions back. */
  'publish',
  /** Orders and attendees, who are persons. */
  'sell',
  /** Let visitors in on the day. */
  'receive',
  /** Keep the booths that the grant names. */
  'exhibit',
  /** Invite operators, change their roles, and read the log. */
  'govern',
] as const;
export type OperatorRight = (typeof operatorRights)[number];

export const rightsOfRole: Readonly<Record<OperatorRole, readonly OperatorRight[]>> = {
  owner: ['see', 'edit', 'publish', 'sell', 'receive', 'govern'],
  editor: ['see', 'edit', 'publish'],
  sales: ['see', 'sell', 'receive'],
  reception: ['receive'],
  exhibitor: ['exhibit'],
  reader: ['see'],
};
