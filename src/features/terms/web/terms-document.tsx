import { useEffect } from 'react';
import { NotAvailablePage } from '#features/error-page/web.ts';
import type { SiteInit } from '#features/site/web.ts';
import { usePageContext, useTexts } from '#web/site/page-context.ts';
import { RichText } from '#web/site/rich-text.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageFrame } from '#web/ui/frame/page-frame.tsx';
import { DocumentIcon, ExternalIcon } from '#web/ui/icons.tsx';
import { type TermsData, type TermsKind, termsSetting } from './load-terms.ts';
import { termsTexts } from './terms-texts.ts';

/** The terms or the privacy policy: the text, a link to its address, or a note that the site has none. */
export function TermsDocument({ which, data }: { which: TermsKind; data: TermsData }) {
  const { title } = termsSetting(usePageContext<SiteInit>(), which);
  const say = useTexts(termsTexts);
  if (data.kind === 'off') return <NotAvailablePage />;
  if (data.kind === 'elsewhere') return <Elsewhere title={title} href={data.href} />;
  return (
    <PageFrame title={title} width="reading">
      {data.html === '' ? (
        <EmptyState icon={<DocumentIcon />} title={say.emptyTitle} text={say.emptyText} />
      ) : (
        <RichText html={data.html} />
      )}
    </PageFrame>
  );
}

function Elsewhere({ title, href }: { title: string; href: string }) {
  const say = useTexts(termsTexts);
  useEffect(() => window.location.replace(href), [href]);
  return (
    <PageFrame title={title} lead={say.elsewhere(title)} width="reading">
      <div className="hb-button-row">
        <LinkButton kind="primary" size="large" href={href} icon={<ExternalIcon />} rel="noopener">
          {say.open(title)}
        </LinkButton>
      </div>
    </PageFrame>
  );
}
