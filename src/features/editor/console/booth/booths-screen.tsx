import { useEffect } from 'react';
import { useConsole, useWords } from '#console/console-context.ts';
import type { ScreenModule, ScreenProps } from '#console/console-feature.ts';
import { Link } from '#console/navigation/link.tsx';
import { ChevronIcon } from '#console/ui/icon.tsx';
import { Page } from '#console/ui/page.tsx';
import { EmptyState, ReadFailed, Skeleton } from '#console/ui/waiting.tsx';
import { localize } from '#kernel/localized-text.ts';
import { BoothBadge } from './booth-badge.tsx';
import { boothTexts } from './booth-texts.ts';
import { useOwnBooths } from './use-own-booths.ts';

/** The booths that an exhibitor keeps; a single one opens at once. */
function BoothsScreen({ params: { site = '' } }: ScreenProps) {
  const { language, router } = useConsole();
  const words = useWords(boothTexts);
  const { data, failure, again } = useOwnBooths(site);
  const pathOf = ({ contentId, detailId }: { contentId: number; detailId: number }): string =>
    `/console/sites/${site}/booths/${contentId}/${detailId}`;
  const [first, second] = data?.booths ?? [];
  const only = first !== undefined && second === undefined ? pathOf(first) : undefined;
  useEffect(() => {
    if (only !== undefined) router.go(only, { replace: true });
  }, [router, only]);
  return (
    <Page title={words.title} lead={second === undefined ? undefined : words.lead} width="wide">
      {data === undefined && failure !== undefined ? (
        <ReadFailed failure={failure} onAgain={() => void again()} />
      ) : data === undefined || only !== undefined ? (
        <Skeleton rows={3} />
      ) : data.booths.length === 0 ? (
        <EmptyState title={words.none} text={words.noneText} />
      ) : (
        <ul className="hc-rows">
          {data.booths.map((booth) => (
            <li key={pathOf(booth)}>
              <Link to={pathOf(booth)} className="hc-row">
                <span className="hc-row-text">
                  <span className="hc-row-title">
                    {localize(booth.title, language, data.languages[0] ?? language) || words.untitled}
                  </span>
                  {booth.stand === '' ? null : <span className="hc-muted">{words.stand(booth.stand)}</span>}
                </span>
                <BoothBadge booth={booth} />
                <ChevronIcon />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Page>
  );
}

export const screen: ScreenModule = { Screen: BoothsScreen, texts: [boothTexts] };
