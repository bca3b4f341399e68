/** Pages that organisers look for by what they are for, rather than as pages. */
export const readyPages = ['page_contact', 'page_faq', 'page_bring'] as const;
export type ReadyPage = (typeof readyPages)[number];

export function isReadyPage(choice: string): choice is ReadyPage {
  return readyPages.some((page) => page === choice);
}

/** What the console says of them; `itemName` is the title of the page. */
export type ReadyPageLabels = Readonly<
  Record<ReadyPage, Readonly<Record<'name' | 'summary' | 'search' | 'itemName', string>>>
>;

/** The fields with which such a page begins, and the one that its organiser fills in first. */
export function readyPage(page: ReadyPage, title: object, mail: string | undefined) {
  const isContact = page === 'page_contact';
  return {
    value: { title, ...(isContact && mail !== undefined && { contactMail: mail }) },
    field: isContact ? 'contactMail' : 'body',
  };
}
