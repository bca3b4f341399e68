import { pageHref, usePageContext, useTexts } from '#web/site/page-context.ts';
import { RichText } from '#web/site/rich-text.tsx';
import { SitePicture } from '#web/site/site-picture.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { WarningIcon } from '#web/ui/icons.tsx';
import { englishFallback, type ErrorVariant, errorWords } from '../rules/error-words.ts';
import { errorPageTexts } from './error-page-texts.ts';
import type { ErrorContents } from './load-error-contents.ts';
import './error-page.css';

/** The error page (core 2.7): the word ERROR, what happened, links onward, and the organiser's part. */
export function ErrorView({ variant, contents }: { variant: ErrorVariant | undefined; contents: ErrorContents }) {
  const context = usePageContext();
  const say = useTexts(errorPageTexts);
  const { title, lines } = errorWords(variant, say, contents?.errorPageTitle);
  const english = englishFallback(context.language, variant);
  const icon = contents?.errorPageIcon?.file;
  const image = contents?.errorPageImage?.file;
  return (
    <div className="hb-page hb-page-reading hb-error">
      <div className="hb-error-sign">
        {icon ? <SitePicture picture={icon} className="hb-error-icon" priority /> : <WarningIcon />}
      </div>
      <p className="hb-error-word" lang="en">
        ERROR
      </p>
      <h1 className="hb-page-title">{title}</h1>
      {lines.map((line) => (
        <p key={line} className="hb-error-line">
          {line}
        </p>
      ))}
      {english ? (
        <p className="hb-error-english" lang="en">
          {english}
        </p>
      ) : null}
      <div className="hb-error-ways">
        {variant === 'notInvited' ? (
          <LinkButton kind="secondary" size="large" href={pageHref(context, 'login')}>
            {say.login}
          </LinkButton>
        ) : null}
        <LinkButton kind="primary" size="large" href={pageHref(context, 'home')}>
          {say.toTop}
        </LinkButton>
      </div>
      {image ? (
        <SitePicture picture={image} className="hb-error-image" sizes="(min-width: 48rem) 44rem, 100vw" />
      ) : null}
      {contents?.errorPageHtml ? <RichText html={contents.errorPageHtml} className="hb-error-html" /> : null}
    </div>
  );
}
