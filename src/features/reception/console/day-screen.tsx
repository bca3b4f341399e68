import { useWords } from '#console/console-context.ts';
import type { ScreenModule, ScreenProps } from '#console/console-feature.ts';
import { Page } from '#console/ui/page.tsx';
import { BoardCard } from './board-card.tsx';
import { dayScreenTexts } from './day-texts.ts';
import { DoubtsCard } from './doubts-card.tsx';
import { EntriesCard } from './entries-card.tsx';
import './day-screen.css';

/** The day of an event: how many came in, the board, and what gates told that had no network. */
function DayScreen({ params: { site = '' } }: ScreenProps) {
  const words = useWords(dayScreenTexts);
  return (
    <Page title={words.title} lead={words.lead}>
      <EntriesCard site={site} />
      <DoubtsCard site={site} />
      <BoardCard site={site} />
    </Page>
  );
}

export const screen: ScreenModule = { Screen: DayScreen, texts: [dayScreenTexts] };
