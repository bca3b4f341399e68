import { useConsole, useWords } from '#console/console-context.ts';
import type { ScreenModule, ScreenProps } from '#console/console-feature.ts';
import { BackTo } from '#console/ui/back-to.tsx';
import { Page } from '#console/ui/page.tsx';
import { ReadFailed, Skeleton } from '#console/ui/waiting.tsx';
import { gridShapeOf } from '../../rules/grid-session.ts';
import { contentTexts } from '../content/content-texts.ts';
import { ContentFrame, useContentName } from '../content/part-screens.tsx';
import { formTexts } from '../form/form-words.ts';
import { gridTexts } from './grid-texts.ts';
import { Timetable } from './timetable.tsx';
import type { GridProps } from './timetable-day.tsx';
import { useSessions } from './use-sessions.ts';
import '../part/part.css';
import '../form/form.css';
import './grid.css';
import './board.css';

function GridScreen({ params }: ScreenProps) {
  const { failureOf } = useConsole();
  const { grid } = useWords(contentTexts);
  const { site = '' } = params;
  return (
    <ContentFrame params={params} title={grid}>
      {(outline, content) => {
        const shape = gridShapeOf(content.moduleCode);
        if (shape !== undefined) return <ReadTimetable {...{ site, outline, content, shape }} />;
        return (
          <Page title={grid}>
            <ReadFailed failure={{ ...failureOf(undefined), isNotFound: true }} onAgain={() => {}} />
          </Page>
        );
      }}
    </ContentFrame>
  );
}

function ReadTimetable({ site, outline, content, shape }: Omit<GridProps, 'used'>) {
  const words = useWords(gridTexts);
  const name = useContentName()(outline, content);
  const used = useSessions(site, content, shape);
  const { sessions, failure } = used;
  const frame = {
    title: words.title(name),
    above: <BackTo to={`/console/sites/${site}/content/${content.contentId}`} text={name} />,
  };
  if (sessions !== undefined) {
    return <Timetable {...{ site, outline, content, shape, frame }} used={{ ...used, sessions }} />;
  }
  return (
    <Page {...frame}>
      {failure === undefined ? (
        <Skeleton rows={6} />
      ) : (
        <ReadFailed failure={failure} onAgain={() => void used.again()} />
      )}
    </Page>
  );
}

export const screen: ScreenModule = { Screen: GridScreen, texts: [gridTexts, contentTexts, formTexts] };
