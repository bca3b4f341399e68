import type { LabelsOfModules } from '#kernel/console/labels.ts';
import shared from '#kernel/texts/fields/zhtw.ts';
import type { siteLinkDocuments } from '../../documents.ts';

const fields = {
  united_web_link: {
    search: '贊助 合作 連結',
    name: '連結',
    summary: '列出相關網站與贊助企業的連結。',
    itemName: '連結',
    widget: {
      numberOfDisplay: {
        label: '首頁顯示數量',
        hint: '填0則全部顯示；留空則橫幅顯示5個，其他顯示6個。',
      },
      bannerVisible: '以橫幅顯示',
      panelVisible: '以面板顯示',
      cardVisible: {
        label: '以卡片顯示',
        hint: '未選擇任何形式時，以卡片顯示。',
      },
      nameVisible: '顯示名稱',
      thumbnailVisible: '顯示圖片',
      descriptionVisible: '顯示說明',
    },
    list: shared.page,
    content: {
      kind: {
        label: '清單內容',
        hint: '在講者清單中，每位講者都有自己的頁面。',
        choices: { link: '連結', speaker: '講者' },
      },
    },
    item: {
      name: '名稱',
      affiliation: '單位與職稱',
      thumbnail: '圖片',
      description: '說明',
      url: shared.labelledLink.link,
      isExternal: {
        label: '在新分頁開啟',
        hint: '連結至其他網站時請開啟。',
      },
      visible: '顯示',
      ...shared.period,
    },
  },
} satisfies LabelsOfModules<typeof siteLinkDocuments>;

const links = fields.united_web_link;
/** The same module as a list of persons. */
const speaker: typeof links = {
  ...links,
  search: '講者 講師 發表人 來賓 演出者',
  name: '講者',
  summary: '以照片、單位和簡介介紹講者。',
  itemName: '講者',
  item: {
    ...links.item,
    thumbnail: '照片',
    description: '簡介',
    url: { label: '連結', hint: '例如本人或所屬單位的頁面，可以不填。' },
  },
};
export default { ...fields, speaker };
