import { useCall } from '#console/api/use-call.ts';
import { useWords } from '#console/console-context.ts';
import type { countOpenCases } from '../../contract/moderation.ts';
import { navTexts } from './nav-texts.ts';

/** What the count of a site is kept under: an act reads it anew. */
export const openReportsKey = (site: string): string => `open-reports/${site}`;

/** How many reports wait for a moderator; nothing where none do. */
export function OpenReports({ site }: { site: string }) {
  const words = useWords(navTexts);
  const { data } = useCall(openReportsKey(site), (api) =>
    api.get<typeof countOpenCases>('sites/{site}/reports/count', { params: { site } }),
  );
  if (data === undefined || data.open === 0) return null;
  return (
    <span className="hc-nav-count">
      <span aria-hidden="true">{data.open}</span>
      <span className="hc-hidden">{words.open(data.open)}</span>
    </span>
  );
}
