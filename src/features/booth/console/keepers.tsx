import { usePages } from '#console/api/use-pages.ts';
import { useConsole, useWords } from '#console/console-context.ts';
import { Card } from '#console/ui/page.tsx';
import { ReadFailed, ReadMore, Skeleton } from '#console/ui/waiting.tsx';
import { useSaidTimes } from '#console/said-times.ts';
import { consoleApiPrefix } from '#kernel/console/console-endpoint.ts';
import type { AnswerOf } from '#kernel/endpoint.ts';
import { mailHref, shownMail } from '#kernel/mail-address.ts';
import type { Keeper, listKeepersOfBooth } from '../contract/keeper.ts';
import { boothVisitorTexts } from './booth-visitor-texts.ts';

interface KeepersProps {
  params: { site: string; contentId: number; detailId: number };
}

/** Who keeps a booth in their bag: those who agreed by name, all of them as a number. */
export function Keepers({ params }: KeepersProps) {
  const { api } = useConsole();
  const words = useWords(boothVisitorTexts);
  const { site, contentId, detailId } = params;
  const list = usePages<Keeper, number, AnswerOf<typeof listKeepersOfBooth>>(
    `booth-keepers/${site}/${contentId}/${detailId}`,
    (after) =>
      api.get<typeof listKeepersOfBooth>('sites/{site}/booths/{contentId}/{detailId}/keepers', {
        params,
        query: { after },
      }),
  );
  const { first, entries = [], failure } = list;
  return (
    <Card title={words.kept.title}>
      {first === undefined && failure !== undefined ? (
        <ReadFailed failure={failure} onAgain={() => void list.again()} />
      ) : first === undefined ? (
        <Skeleton rows={2} />
      ) : first.kept === 0 ? (
        <p className="hc-muted">{words.kept.none}</p>
      ) : (
        <>
          <div className="hc-keepers-count">
            <p>{words.kept.count(first.kept, first.named)}</p>
            {first.named > 0 ? (
              <a
                className="hc-button"
                data-look="plain"
                href={`${consoleApiPrefix}sites/${site}/booths/${contentId}/${detailId}/keepers/csv`}
                download
              >
                {words.csv}
              </a>
            ) : null}
          </div>
          <p className="hc-muted">{words.kept.hint}</p>
          <ul className="hc-keepers">
            {entries.map((one) => (
              <KeeperRow key={one.consentId} keeper={one} />
            ))}
          </ul>
          <ReadMore label={words.kept.more} onRead={list.readMore} />
        </>
      )}
    </Card>
  );
}

function KeeperRow({ keeper: { name, company, mail, agreedAt } }: { keeper: Keeper }) {
  const times = useSaidTimes();
  const { kept: say } = useWords(boothVisitorTexts);
  return (
    <li className="hc-keeper">
      <span className="hc-keeper-who">
        <span className="hc-row-title">{name || say.noName}</span>
        {company === '' ? null : <span>{company}</span>}
      </span>
      <span className="hc-keeper-who">
        <a href={mailHref(mail)}>{shownMail(mail)}</a>
        <span className="hc-muted">{times.date(agreedAt)}</span>
      </span>
    </li>
  );
}
