/** The parts of a booth's page that have an address of their own. */
export const boothViews = [
  'overview',
  'movies',
  'products',
  'contact',
  'questionnaire',
  'chat',
  'talk',
  'download',
] as const;
export type BoothView = (typeof boothViews)[number];
export type TabSet = 'standard' | 'pro';

/** The views that have something to show for a booth. */
export type OfferedViews = Readonly<Record<BoothView, boolean>>;

/** The tabs of the two sets (BOOTH-037). */
const tabSets: Record<TabSet, readonly BoothView[]> = {
  standard: ['overview', 'products', 'contact'],
  pro: ['overview', 'movies', 'products', 'questionnaire', 'chat', 'talk'],
};

/** The acts that a booth offers a visitor, the most personal first (BOOTH-042). The favourite is a heart and no view. */
const panels: readonly BoothView[] = ['talk', 'contact', 'chat', 'questionnaire', 'download'];

/** The tabs of a booth: those of its set that show something, and after them the open panel if it is not among them. */
export function boothTabs(tabSet: TabSet, offered: OfferedViews, open: BoothView): BoothView[] {
  const tabs = tabSets[tabSet].filter((view) => offered[view]);
  return tabs.includes(open) ? tabs : [...tabs, open];
}

export function boothPanels(offered: OfferedViews): BoothView[] {
  return panels.filter((view) => offered[view]);
}

/** The view that an address names; the overview where the booth does not offer it. */
export function readBoothView(named: string | null, offered: OfferedViews): BoothView {
  return boothViews.find((view) => view === named && offered[view]) ?? 'overview';
}

/** Films belong to the overview where the set has no tab for them. */
export function hasMovieTab(tabSet: TabSet): boolean {
  return tabSets[tabSet].includes('movies');
}
