import { useState } from 'react';
import { usePages } from '#console/api/use-pages.ts';
import { useConsole, useWords } from '#console/console-context.ts';
import { Link } from '#console/navigation/link.tsx';
import { Page } from '#console/ui/page.tsx';
import { TimeZoneNote } from '#console/ui/time-zone-note.tsx';
import { EmptyState, ReadFailed, ReadMore, Skeleton } from '#console/ui/waiting.tsx';
import { siteNameOf } from '#kernel/console/console-endpoint.ts';
import { defaultLanguage } from '#kernel/language.ts';
import { localize } from '#kernel/localized-text.ts';
import { saidDate } from '#kernel/said-date.ts';
import type { readLog, readSiteLog } from '../../contract/log.ts';
import { signInTexts } from '../sign-in-texts.ts';
import { LogFilter, logQueryOf, wholeLog } from './log-filter.tsx';
import { type LogEntry, logSentence } from './log-sentence.ts';
import { logTexts } from './log-texts.ts';
import './log.css';

/** Leads to the order that an entry names. */
function OrderLink({ entry: { siteKey, details } }: { entry: LogEntry }) {
  const { order } = details;
  if (siteKey === null || typeof order !== 'string') return null;
  return (
    <>
      {' '}
      <Link to={`/console/sites/${siteNameOf(siteKey)}/orders/${order}`}>{order}</Link>
    </>
  );
}

/** What was done at a site, or everywhere: a sentence for each entry, the latest first. */
export function LogList({ site }: { site?: string }) {
  const { api, language } = useConsole();
  const words = useWords(logTexts);
  const { roles } = useWords(signInTexts);
  const [wish, setWish] = useState(wholeLog);
  const [asked, setAsked] = useState(wholeLog);
  const log = usePages(`log/${site ?? ''}/${JSON.stringify(asked)}`, (before?: string) => {
    const query = { ...logQueryOf(asked), ...(before !== undefined && { before }) };
    return site === undefined
      ? api.get<typeof readLog>('log', { query })
      : api.get<typeof readSiteLog>('sites/{site}/log', { params: { site }, query });
  });
  const siteOf = ({ siteTitle }: LogEntry): string =>
    site === undefined && siteTitle !== null ? ` · ${localize(siteTitle, language, defaultLanguage)}` : '';
  const isChosen = Object.values(asked).some((part) => part !== '');
  return (
    <Page title={site === undefined ? words.allTitle : words.title} lead={words.lead}>
      <LogFilter
        site={site}
        wish={wish}
        onChange={(changed) => {
          setWish(changed);
          // Days the wrong way round are told at their field, and what was shown stays.
          if (logQueryOf(changed) !== undefined) setAsked(changed);
        }}
      />
      {log.failure !== undefined && log.entries === undefined ? (
        <ReadFailed failure={log.failure} onAgain={() => void log.again()} />
      ) : log.entries === undefined ? (
        <Skeleton rows={5} />
      ) : log.entries.length === 0 ? (
        <EmptyState
          title={isChosen ? words.noneFound : words.none}
          text={isChosen ? words.noneFoundText : words.noneText}
        />
      ) : (
        <>
          <TimeZoneNote />
          <ol className="hc-rows">
            {log.entries.map((entry) => (
              <li key={entry.logId} className="hc-row">
                <span className="hc-row-text">
                  <span className="hc-log-sentence">
                    {logSentence(entry, { words, roles, language })}
                    <OrderLink entry={entry} />
                  </span>
                  <span className="hc-muted">{`${saidDate(entry.at, language)}${siteOf(entry)}`}</span>
                </span>
              </li>
            ))}
          </ol>
        </>
      )}
      <ReadMore label={words.more} onRead={log.readMore} />
    </Page>
  );
}
