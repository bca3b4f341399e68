import { presentPicture, type PublishedSite, type Say } from '#features/site/server.ts';
import { isMypageEnabled } from '#features/mypage/rules/mypage-flags.ts';
import { safeHtml } from '#server/html/safe-html.ts';
import type { BoothDetail, ExhibitorAdministrator } from '../../contract/detail.ts';
import type { BoothItem, BoothServerContent } from '../../documents.ts';
import { streamsOf } from '../../rules/list/booth-streams.ts';
import { categoryTree } from '../../rules/list/category-tree.ts';
import type { BoothModule } from '../list/booth-index.ts';
import { isChatOn } from './find-booth-chat.ts';

export function presentBoothDetail(booth: BoothItem, module: BoothModule, site: PublishedSite, say: Say): BoothDetail {
  const { base, option, layout } = module.content;
  const { serverContent } = module;
  const { items } = booth;
  return {
    boothId: booth.detailId,
    items: presentParts(items, say),
    phonetic: booth.phonetic,
    logo: presentPicture(booth.logo, say),
    stand: booth.stand,
    tabSet: booth.tabSet ?? base.tabSet,
    categories: option.useBoothCategory ? presentCategories(items.booth_category.ids, serverContent, say) : [],
    hasStage: hasStage(booth, layout.live_stream.setting.enable),
    movies: booth.movies.map(({ id, title, youtubeId }) => ({ id, title: say(title), youtubeId })),
    products: booth.products.map(({ id, name, description, image, url = null }) => ({
      id,
      name: say(name),
      description: say(description),
      image: presentPicture(image, say),
      url,
    })),
    documents: isDownloadOn(booth, module, site)
      ? booth.documents.map(({ id, name, handout }) => ({
          id,
          name: say(name),
          fileName: handout.name,
          bytes: handout.bytes,
        }))
      : [],
    scheduleContentId: serverContent.scheduleContentId ?? null,
    schedule: booth.schedule,
    options: {
      contact: option.contact && booth.contactMail !== undefined,
      chat: isChatOn(booth, module.content),
      businessTalk:
        option.businessTalk &&
        booth.businessTalk.enable &&
        isMypageEnabled('businessAppointment', site.document.mypage),
      questionnaire: option.questionnaire && items.questionnaire.enable,
      download: isDownloadOn(booth, module, site),
      favorite: option.favorite && isMypageEnabled('favorite', site.document.mypage),
    },
  };
}

/** Handouts are for members, so a site without accounts has none. */
export function isDownloadOn(booth: BoothItem, { content }: BoothModule, { document }: PublishedSite): boolean {
  return content.option.download && booth.documents.length > 0 && document.login.isEnabled;
}

function presentParts(parts: BoothItem['items'], say: Say): BoothDetail['items'] {
  const { title, main_image: image, description } = parts;
  const picture = image.enable ? image.value : undefined;
  return [
    { key: 'title', enable: title.enable, value: title.enable ? say(title.value) : '', path: null },
    {
      key: 'main_image',
      enable: image.enable,
      value: say(picture?.alt),
      path: picture?.path ?? null,
      ...(picture && { width: picture.width, height: picture.height }),
    },
    {
      key: 'description',
      enable: description.enable,
      value: description.enable ? safeHtml(description.value, say) : '',
      path: null,
    },
  ];
}

function hasStage(booth: BoothItem, isOn: boolean): boolean {
  const { movies, pros } = streamsOf(booth);
  return isOn && movies.length + pros.length > 0;
}

function presentCategories(
  ids: readonly number[],
  { categories }: BoothServerContent,
  say: Say,
): BoothDetail['categories'] {
  const tree = categoryTree(categories);
  return ids
    .map((id) => tree.path(id).map((category) => ({ id: category.id, name: say(category.name) })))
    .filter((path) => path.length > 0);
}

export function presentAdministrators(booth: BoothItem, say: Say): ExhibitorAdministrator[] {
  return booth.exhibitorAdministrators.map(({ id, nickname, position, image }) => ({
    id,
    nickname: say(nickname),
    position: say(position),
    image: presentPicture(image, say),
  }));
}
