/** As whom a preview in the console shows a draft; without one nothing is locked. */
export const previewRoles = ['visitor', 'member', 'ticketHolder'] as const;
export type PreviewRole = (typeof previewRoles)[number];
