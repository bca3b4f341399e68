import { FavoriteButton } from '#features/favorite/web.ts';
import { pageHref, usePageContext, useTexts } from '#web/site/page-context.ts';
import { SitePicture } from '#web/site/site-picture.tsx';
import type { BagInfo, BagProduct } from '../contract.ts';
import { bagTexts } from './bag-texts.ts';
import { ConsentField } from './consent-field.tsx';
import { MemoField } from './memo-field.tsx';
import { RankField } from './rank-field.tsx';

interface BagCardProps {
  product: BagProduct;
  onSaved: (info: BagInfo) => void;
  onConsent: (isConsented: boolean) => void;
}

/** A booth of the bag with what the member notes about it. */
export function BagCard({ product, onSaved, onConsent }: BagCardProps) {
  const context = usePageContext();
  const { card: say } = useTexts(bagTexts);
  const { contentId, detailId, productBooth, exhibitorAdministrators } = product;
  const { face, info } = productBooth;
  const title = face?.title ?? say.gone;
  const params = { moduleCode: 'booth', contentId, detailId };
  return (
    <li className="hb-bag-card">
      <div className="hb-bag-booth">
        {face?.image ? <SitePicture picture={face.image} alt="" ratio="4-3" sizes="112px" /> : null}
        <div className="hb-bag-facts">
          <div className="hb-bag-name">
            {face?.logo ? (
              <SitePicture className="hb-bag-logo" picture={face.logo} alt="" ratio="1-1" sizes="40px" />
            ) : null}
            <h2 className="hb-bag-title">
              {face === null ? title : <a href={pageHref(context, 'moduleDetail', params)}>{title}</a>}
            </h2>
          </div>
          {face === null ? <p className="hb-bag-meta">{say.goneText}</p> : null}
          {face?.stand ? <p className="hb-bag-meta">{say.stand(face.stand)}</p> : null}
          {face !== null && face.categories.length > 0 ? (
            <p className="hb-bag-meta">{face.categories.join(' / ')}</p>
          ) : null}
          {exhibitorAdministrators.length > 0 ? (
            <p className="hb-bag-meta">
              {say.administrators(exhibitorAdministrators.map(({ nickname }) => nickname).join(' / '))}
            </p>
          ) : null}
        </div>
        <FavoriteButton module="booth" contentId={contentId} detailId={detailId} title={title} />
      </div>
      {face === null ? (
        <p className="hb-bag-kept">{info?.memo}</p>
      ) : (
        <div className="hb-bag-notes">
          <RankField product={product} title={title} onSaved={onSaved} />
          <MemoField product={product} title={title} onSaved={onSaved} />
        </div>
      )}
      {face !== null || product.isConsented ? (
        <ConsentField booth={product} title={title} isInList onChanged={onConsent} />
      ) : null}
    </li>
  );
}
