import { useWords } from '#console/console-context.ts';
import type { ScreenModule } from '#console/console-feature.ts';
import { BackTo } from '#console/ui/back-to.tsx';
import { Page } from '#console/ui/page.tsx';
import { editorTexts } from '../editor-texts.ts';
import { SiteSearch } from '../sites/site-search.tsx';
import { originTexts } from './origin-texts.ts';

/** Which event a new one is copied from. */
function CopyChoiceScreen() {
  const { copyChoice: words } = useWords(originTexts);
  return (
    <Page title={words.title} lead={words.lead} width="wide" above={<BackTo to="/console/new" text={words.back} />}>
      <SiteSearch
        kind="event"
        hrefOf={({ site }) => `/console/sites/${site}/copy`}
        nothing={{ title: words.none, text: words.noneText }}
      />
    </Page>
  );
}

export const screen: ScreenModule = { Screen: CopyChoiceScreen, texts: [editorTexts, originTexts] };
