import { useTexts } from '#web/site/page-context.ts';
import { OrganiserLink } from '#web/site/site-link.tsx';
import { Block, type BlockProps, loadBlock } from './block.tsx';
import { pageBlockTexts } from './page-block-texts.ts';

export const texts = [pageBlockTexts];
export const load = loadBlock;

/** The end of the organiser's page; the site's own footer follows. */
export function Widget({ module }: BlockProps<'footer'>) {
  const say = useTexts(pageBlockTexts);
  const { text, links, copyright } = module.content;
  return (
    <Block module={module}>
      {text ? <p className="hb-block-plain">{text}</p> : null}
      {links.length > 0 ? (
        <nav className="hb-block-nav" aria-label={say.footerLinks}>
          <ul>
            {links.map(({ label, link }) => (
              <li key={label + link}>
                <OrganiserLink className="hb-block-link" link={link}>
                  {label}
                </OrganiserLink>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      {copyright ? <p className="hb-block-copyright">{copyright}</p> : null}
    </Block>
  );
}
