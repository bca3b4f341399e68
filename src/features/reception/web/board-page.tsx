import type { PageContext } from '#web/site/page-context.ts';
import type { PageHead } from '#web/site/page-module.ts';
import { BoardScreen } from './board/board-screen.tsx';
import { boardTexts } from './board/board-texts.ts';

export const texts = [boardTexts];

export function head(_: undefined, context: PageContext): PageHead {
  return { title: boardTexts.of(context.language).title };
}

/** The board of an event, for the screen of a wall. */
export function Page() {
  return <BoardScreen />;
}
