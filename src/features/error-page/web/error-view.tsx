import type { ReactNode } from 'react';
import { consolePath } from '#kernel/console/console-endpoint.ts';
import { pictureSizes } from '#web/site/picture-sizes.ts';
import { pageHref, usePageContext, useTexts } from '#web/site/page-context.ts';
import { RichText } from '#web/site/rich-text.tsx';
import { SitePicture } from '#web/site/site-picture.tsx';
import { commonTexts } from '#web/texts/common-texts.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { WarningIcon } from '#web/ui/icons.tsx';
import { chatRegistration } from '../rules/chat-registration.ts';
import { englishFallback, type ErrorForm, errorWords } from '../rules/error-words.ts';
import { errorPageTexts } from './error-page-texts.ts';
import type { ErrorContents } from './load-error-contents.ts';
import './error-page.css';

interface ErrorViewProps {
  variant: ErrorForm | undefined;
  contents: ErrorContents;
  /** The address to try again. */
  again?: string;
  /** Ways to what the visitor may have looked for. */
  children?: ReactNode;
}

/** The error page (core 2.7): the word ERROR, what happened, links onward, and the organiser's part. */
export function ErrorView({ variant, contents, again, children }: ErrorViewProps) {
  const context = usePageContext();
  const say = useTexts(errorPageTexts);
  const common = useTexts(commonTexts);
  const { title, lines } = errorWords(variant, say, contents?.errorPageTitle);
  const english = englishFallback(context.language, variant);
  const icon = contents?.errorPageIcon?.file;
  const image = contents?.errorPageImage?.file;
  const registration = variant === 'chat' && again !== undefined ? chatRegistration(again) : undefined;
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
        {registration === undefined ? null : (
          <LinkButton kind="primary" size="large" href={registration}>
            {say.chatRegister}
          </LinkButton>
        )}
        {again === undefined ? null : (
          <LinkButton kind={registration === undefined ? 'primary' : 'secondary'} size="large" href={again}>
            {common.again}
          </LinkButton>
        )}
        {variant === 'preview' ? (
          <LinkButton kind="primary" size="large" href={consolePath}>
            {say.preview.open}
          </LinkButton>
        ) : (
          <LinkButton
            kind={again === undefined ? 'primary' : 'secondary'}
            size="large"
            href={pageHref(context, 'home')}
          >
            {say.toTop}
          </LinkButton>
        )}
      </div>
      {image ? <SitePicture picture={image} className="hb-error-image" sizes={pictureSizes.article} /> : null}
      {contents?.errorPageHtml ? <RichText html={contents.errorPageHtml} className="hb-error-html" /> : null}
      {children}
    </div>
  );
}
