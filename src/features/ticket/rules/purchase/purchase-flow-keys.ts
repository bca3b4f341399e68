/** What a purchase leaves in the browser while it lasts; all of it goes when the visitor leaves its pages (TICKET-042, TICKET-043). */
export const purchaseFlowKeys = {
  session: ['timetableToTicketFlag', 'browserBack', 'purchaseStep', 'purchaseForm'],
  local: ['next_purchase_flow_contentId'],
} as const;
