import { usePages } from '#console/api/use-pages.ts';
import { useConsole, useWords } from '#console/console-context.ts';
import { Link } from '#console/navigation/link.tsx';
import { Badge } from '#console/ui/notice.tsx';
import { Card } from '#console/ui/page.tsx';
import { ReadFailed, ReadMore, Skeleton } from '#console/ui/waiting.tsx';
import { saidDate } from '#kernel/said-date.ts';
import type { listImports } from '../contract.ts';
import { importTexts } from './import-texts.ts';
import { kindOfState } from './kind-of-state.ts';

/** The imports of a site, the newest first. */
export function ImportList({ site }: { site: string }) {
  const { api, language } = useConsole();
  const words = useWords(importTexts);
  const { entries, failure, again, readMore } = usePages(`imports/${site}`, (after?: string) =>
    api.get<typeof listImports>('sites/{site}/attendee-imports', {
      params: { site },
      query: after === undefined ? {} : { after },
    }),
  );
  if (entries?.length === 0) return null;
  return (
    <Card title={words.before}>
      {failure !== undefined && entries === undefined ? (
        <ReadFailed failure={failure} onAgain={() => void again()} />
      ) : entries === undefined ? (
        <Skeleton rows={2} />
      ) : (
        <ul className="hc-rows">
          {entries.map(({ importId, state, fileName, rows, done, madeBy, madeAt }) => (
            <li key={importId}>
              <Link className="hc-row hc-import-row" to={`/console/sites/${site}/attendees/import/${importId}`}>
                <span className="hc-import-file">
                  <span className="hc-row-title">{fileName}</span>
                  <span className="hc-muted">{words.by(madeBy, saidDate(madeAt, language))}</span>
                </span>
                <span className="hc-import-state">
                  <Badge kind={kindOfState[state]}>{words.states[state]}</Badge>
                  <span className="hc-muted">{words.doneOf(done, rows)}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <ReadMore label={words.more} onRead={readMore} />
    </Card>
  );
}
