/**
 * The keys of a purchase in the browser. They are removed when the visitor leaves its pages (TICKET-042, TICKET-043).
 */
export const purchaseFlowKeys = {
  session: ['timetableToTicketFlag', 'browserBack', 'purchaseStep', 'purchaseForm'],
  local: ['next_purchase_flow_contentId'],
} as const;
