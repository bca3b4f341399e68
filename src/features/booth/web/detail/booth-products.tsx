import { useTexts } from '#web/site/page-context.ts';
import { OrganiserLink } from '#web/site/site-link.tsx';
import { SitePicture } from '#web/site/site-picture.tsx';
import { ExternalIcon } from '#web/ui/icons.tsx';
import type { BoothDetail } from '../../contract/detail.ts';
import { boothDetailTexts } from './booth-detail-texts.ts';

export function BoothProducts({ products }: Pick<BoothDetail, 'products'>) {
  const say = useTexts(boothDetailTexts);
  return (
    <ul className="hb-booth-products">
      {products.map(({ id, name, description, image, url }) => (
        <li key={id} className="hb-booth-product">
          {image ? (
            <SitePicture
              className="hb-booth-product-picture"
              picture={image}
              ratio="4-3"
              sizes="(min-width: 48rem) 12rem, calc(100vw - 3rem)"
            />
          ) : null}
          <div className="hb-booth-product-text">
            <h2 className="hb-booth-product-name">{name}</h2>
            {description ? <p className="hb-booth-lines">{description}</p> : null}
            {url === null ? null : (
              <p>
                <OrganiserLink
                  className="hb-link hb-booth-product-link"
                  link={url}
                  aria-label={`${say.openProduct}: ${name}`}
                >
                  {say.openProduct}
                  <ExternalIcon />
                </OrganiserLink>
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
