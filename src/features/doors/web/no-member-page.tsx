import { pageHref, type PageContext, usePageContext, useTexts } from '#web/site/page-context.ts';
import type { PageHead } from '#web/site/page-module.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageFrame } from '#web/ui/frame/page-frame.tsx';
import { UserIcon } from '#web/ui/icons.tsx';
import { doorTexts } from './door-texts.ts';

export const texts = [doorTexts];

export function head(_: unknown, { language }: PageContext): PageHead {
  return { title: doorTexts.of(language).preview.noMemberTitle };
}

/** Replaces the pages of members for who came by a preview link, which is nobody's session. */
export function Page() {
  const context = usePageContext();
  const say = useTexts(doorTexts).preview;
  return (
    <PageFrame title={say.noMemberTitle} width="reading">
      <EmptyState
        icon={<UserIcon />}
        title={say.noMember}
        text={say.noMemberText}
        action={
          <LinkButton kind="primary" href={pageHref(context, 'home')}>
            {say.toDraft}
          </LinkButton>
        }
      />
    </PageFrame>
  );
}
