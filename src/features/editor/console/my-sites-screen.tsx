import { useConsole, useWords } from '#console/console-context.ts';
import type { ScreenModule } from '#console/console-feature.ts';
import { ButtonLink } from '#console/ui/button.tsx';
import { PlusIcon } from '#console/ui/icon.tsx';
import { Page } from '#console/ui/page.tsx';
import { editorTexts } from './editor-texts.ts';
import { SiteSearch, useFirstSites } from './sites/site-search.tsx';

function MySitesScreen() {
  const { startOf } = useConsole();
  const { sites: words } = useWords(editorTexts);
  const { data } = useFirstSites();
  const mayMake = data?.mayMake === true;
  const make = (
    <ButtonLink to="/console/new" look="main">
      <PlusIcon />
      {words.make}
    </ButtonLink>
  );
  const nothing = mayMake
    ? { title: words.emptyTitle, text: words.emptyText, button: make }
    : { title: words.noneTitle, text: words.noneText };
  return (
    <Page title={words.title} width="wide" actions={mayMake && data.sites.length > 0 ? make : undefined}>
      <SiteSearch isByDate hrefOf={({ site, rights }) => startOf(site, rights)} nothing={nothing} />
    </Page>
  );
}

export const screen: ScreenModule = { Screen: MySitesScreen, texts: [editorTexts] };
