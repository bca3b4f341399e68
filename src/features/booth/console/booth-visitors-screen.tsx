import { useCall } from '#console/api/use-call.ts';
import { useConsole, useWords } from '#console/console-context.ts';
import type { ScreenModule, ScreenProps } from '#console/console-feature.ts';
import { Card, Page } from '#console/ui/page.tsx';
import { ReadFailed, Skeleton } from '#console/ui/waiting.tsx';
import { useSaidTimes } from '#console/said-times.ts';
import type { listOwnBooths } from '#features/editor/console.ts';
import { consoleApiPrefix } from '#kernel/console/console-endpoint.ts';
import type { AnswerOf } from '#kernel/endpoint.ts';
import { defaultLanguage } from '#kernel/language.ts';
import { localize } from '#kernel/localized-text.ts';
import type { readAnswersOfBooth } from '../contract/questionnaire.ts';
import type { listBoothTalks } from '../contract/talk.ts';
import { BoothTalk } from './booth-talk.tsx';
import { boothVisitorTexts } from './booth-visitor-texts.ts';
import { Keepers } from './keepers.tsx';
import './booth-visitors.css';

type OwnBooth = AnswerOf<typeof listOwnBooths>['booths'][number];

/** Who came to the booths of an exhibitor: the talks that were asked for, and the answers to the questionnaire. */
function BoothVisitorsScreen({ params: { site = '' } }: ScreenProps) {
  const { language } = useConsole();
  const words = useWords(boothVisitorTexts);
  const { data, failure, again } = useCall(`booths/${site}`, (api) =>
    api.get<typeof listOwnBooths>('sites/{site}/booths', { params: { site } }),
  );
  return (
    <Page title={words.title}>
      {data === undefined && failure !== undefined ? (
        <ReadFailed failure={failure} onAgain={() => void again()} />
      ) : data === undefined ? (
        <Skeleton rows={4} />
      ) : (
        data.booths.map((booth) => (
          <section key={`${booth.contentId} ${booth.detailId}`}>
            {data.booths.length > 1 ? (
              <h2 className="hc-booth-name">{localize(booth.title, language, defaultLanguage)}</h2>
            ) : null}
            <Talks site={site} booth={booth} />
            <Answers site={site} booth={booth} />
            <Keepers params={{ site, contentId: booth.contentId, detailId: booth.detailId }} />
          </section>
        ))
      )}
    </Page>
  );
}

interface OfBooth {
  site: string;
  booth: OwnBooth;
}

function Talks({ site, booth: { contentId, detailId } }: OfBooth) {
  const words = useWords(boothVisitorTexts);
  const params = { site, contentId, detailId };
  const { data, failure, again } = useCall(`booth-talks/${site}/${contentId}/${detailId}`, (api) =>
    api.get<typeof listBoothTalks>('sites/{site}/booths/{contentId}/{detailId}/talks', { params }),
  );
  return (
    <Card title={words.talks}>
      {data === undefined && failure !== undefined ? (
        <ReadFailed failure={failure} onAgain={() => void again()} />
      ) : data === undefined ? (
        <Skeleton rows={2} />
      ) : data.talks.length === 0 ? (
        <p className="hc-muted">{words.noTalks}</p>
      ) : (
        <ul className="hc-talks">
          {data.talks.map((talk) => (
            <li key={talk.reservationId}>
              <BoothTalk params={params} talk={talk} onAnswered={() => void again()} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function Answers({ site, booth: { contentId, detailId } }: OfBooth) {
  const times = useSaidTimes();
  const words = useWords(boothVisitorTexts);
  const params = { site, contentId, detailId };
  const { data, failure, again } = useCall(`booth-answers/${site}/${contentId}/${detailId}`, (api) =>
    api.get<typeof readAnswersOfBooth>('sites/{site}/booths/{contentId}/{detailId}/answers', { params }),
  );
  return (
    <Card title={words.answers}>
      {data === undefined && failure !== undefined ? (
        <ReadFailed failure={failure} onAgain={() => void again()} />
      ) : data === undefined ? (
        <Skeleton rows={1} />
      ) : data.answers === 0 ? (
        <p className="hc-muted">{words.noAnswers}</p>
      ) : (
        <div className="hc-page-actions">
          <p>{words.count(data.answers, times.date(data.lastAt ?? ''))}</p>
          <a
            className="hc-button"
            data-look="plain"
            href={`${consoleApiPrefix}sites/${site}/booths/${contentId}/${detailId}/answers/csv`}
            download
          >
            {words.csv}
          </a>
        </div>
      )}
    </Card>
  );
}

export const screen: ScreenModule = { Screen: BoothVisitorsScreen, texts: [boothVisitorTexts] };
