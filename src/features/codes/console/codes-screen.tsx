import { useCall } from '#console/api/use-call.ts';
import { usePages } from '#console/api/use-pages.ts';
import { useConsole, useWords } from '#console/console-context.ts';
import type { ScreenModule, ScreenProps } from '#console/console-feature.ts';
import { TypedSearch } from '#console/forms/typed-search.tsx';
import { Link } from '#console/navigation/link.tsx';
import { useQuery } from '#console/navigation/use-query.ts';
import { FoundList } from '#console/ui/found-list.tsx';
import { Badge, Notice } from '#console/ui/notice.tsx';
import { Card, Page } from '#console/ui/page.tsx';
import { searchMax } from '#kernel/console/list-limits.ts';
import type { AnswerOf } from '#kernel/endpoint.ts';
import { defaultLanguage } from '#kernel/language.ts';
import { localize } from '#kernel/localized-text.ts';
import type { ListedBatch, listCodeBatches, readCodeDesk } from '../contract.ts';
import { codeTexts } from './code-texts.ts';
import { NewBatch } from './new-batch.tsx';
import { kindOfState, useSayBatch } from './say-batch.ts';
import './codes.css';

/** The discount codes that were made many at a time, a batch in a row, and the form that makes more. */
function CodesScreen({ params: { site = '' } }: ScreenProps) {
  const { api, router } = useConsole();
  const words = useWords(codeTexts);
  const { query, change } = useQuery(['q']);
  const desk = useCall(`code-desk/${site}`, () =>
    api.get<typeof readCodeDesk>('sites/{site}/codes/desk', { params: { site } }),
  );
  const list = usePages(`codes/${site}/${query.q}`, (after?: string) =>
    api.get<typeof listCodeBatches>('sites/{site}/codes', {
      params: { site },
      query: { ...(query.q !== '' && { q: query.q }), ...(after !== undefined && { after }) },
    }),
  );
  const contents = desk.data?.contents.filter(({ tickets }) => tickets.length > 0);
  return (
    <Page title={words.title} lead={words.lead} width="wide">
      <search className="hc-list-filter">
        <TypedSearch
          label={words.search}
          maxLetters={searchMax}
          value={query.q}
          onChange={(q) => change({ q }, { replace: true })}
        />
      </search>
      <FoundList list={list} count="" onClear={query.q === '' ? undefined : () => change({ q: '' })} words={words}>
        {(entries) => (
          <ul className="hc-rows">
            {entries.map((batch) => (
              <BatchRow key={batch.codeBatchId} site={site} batch={batch} />
            ))}
          </ul>
        )}
      </FoundList>
      {contents === undefined ? null : (
        <div className="hc-codes-new">
          {contents.length === 0 ? (
            <Notice kind="info" title={words.noTickets} />
          ) : (
            <NewBatch
              site={site}
              contents={contents}
              onMade={(codeBatchId) => router.go(`/console/sites/${site}/codes/${codeBatchId}`)}
            />
          )}
          <OwnCodes site={site} contents={contents} />
        </div>
      )}
    </Page>
  );
}

type Contents = AnswerOf<typeof readCodeDesk>['contents'];

/** The codes that stand in the settings of a sale, and the way to them. */
function OwnCodes({ site, contents }: { site: string; contents: Contents }) {
  const { language } = useConsole();
  const { own: words } = useWords(codeTexts);
  if (contents.length === 0) return null;
  return (
    <Card title={words.title} note={words.none}>
      <ul className="hc-codes-own">
        {contents.map(({ contentId, title, written, writtenCount }) => (
          <li key={contentId}>
            {written.length === 0 ? null : <span>{words.some(written, writtenCount - written.length)}</span>}
            <Link to={`/console/sites/${site}/content/${contentId}/settings?field=serverContent.discountCodes`}>
              {contents.length === 1 ? words.open : words.openOf(localize(title, language, defaultLanguage))}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function BatchRow({ site, batch }: { site: string; batch: ListedBatch }) {
  const words = useWords(codeTexts);
  const say = useSayBatch();
  const { codeBatchId, name, partner, state, codes, codesUsed, uses } = batch;
  const about = [say.ticket(batch), say.discount(batch), say.period(batch)].filter(Boolean).join(words.between);
  return (
    <li className="hc-codes-batch">
      <div className="hc-codes-who">
        <Link className="hc-codes-name" to={`/console/sites/${site}/codes/${codeBatchId}`}>
          {name}
        </Link>
        {partner === '' ? null : <span className="hc-muted">{partner}</span>}
        <span className="hc-muted">{about}</span>
      </div>
      <div className="hc-codes-used">
        <span>{words.used(codesUsed, codes)}</span>
        {uses === codesUsed ? null : <span className="hc-muted">{words.uses(uses)}</span>}
      </div>
      <Badge kind={kindOfState[state]}>{words.states[state]}</Badge>
    </li>
  );
}

export const screen: ScreenModule = { Screen: CodesScreen, texts: [codeTexts] };
