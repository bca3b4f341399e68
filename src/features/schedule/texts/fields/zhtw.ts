import type { LabelsOfModules } from '#kernel/console/labels.ts';
import shared from '#kernel/texts/fields/zhtw.ts';
import type { scheduleDocuments } from '../../documents.ts';

const fields = {
  schedule: {
    search: '講座 研討會 節目 議程',
    name: '節目表',
    summary: '列出講座與節目的時間和會場。',
    itemName: '場次',
    widget: {
      filterType: {
        label: '首頁顯示內容',
        choices: {
          History: '最近瀏覽',
          Favorite: '收藏',
          Category: '指定類別',
          Random: '隨機',
          NewArrival: '最新',
          Pickup: '推薦',
        },
      },
      displayType: {
        label: '顯示方式',
        choices: { List: '清單' },
      },
      ...shared.count,
      categoryIds: {
        label: '顯示的類別',
        hint: '選擇「指定類別」時使用，也包含其下層類別。',
      },
      dateVisible: '顯示時間',
      titleVisible: '顯示標題',
      remainingVisible: '顯示距開始的時間',
      imageVisible: '顯示圖片',
    },
    list: {
      numberOfDisplayWeb: '每頁搜尋結果數',
    },
    content: {
      categoryContentId: {
        label: '使用的類別',
        hint: '留空則使用本站的第一組類別。',
      },
      divisionContentId: {
        label: '使用的區分',
        hint: '留空則使用本站的第一組區分。',
      },
      placeContentId: {
        label: '使用的會場',
        hint: '留空則使用本站的第一組會場。',
      },
      speakerContentId: {
        label: '使用的講者清單',
        hint: '留空則使用本站的第一個講者清單。',
      },
      liveStreamContentId: {
        label: '使用的直播清單',
        hint: '留空則使用本站的第一個直播清單。',
      },
    },
    item: {
      title: {
        label: '標題',
        fields: {
          value: '標題',
          phonetic: {
            label: '讀音',
            hint: '可用於搜尋，並在日文頁面顯示於標題旁。',
          },
        },
      },
      category: {
        label: '類別',
        fields: {
          ids: '類別',
        },
      },
      division: {
        label: '區分',
        fields: {
          ids: '區分',
        },
      },
      place: {
        label: '會場',
        fields: {
          ids: {
            label: '會場',
            hint: '在時間表中，每個會場為一欄。',
          },
        },
      },
      speaker: {
        label: '講者',
        fields: {
          ids: {
            label: '講者',
            hint: '從講者清單中選擇。該場次的頁面會顯示姓名和照片。',
          },
        },
      },
      main_image: shared.words.image,
      live_stream: {
        label: '直播',
        fields: {
          ids: {
            label: '直播',
            hint: '轉播該場次的直播。進行期間，節目表中會顯示「觀看」按鈕。',
          },
        },
      },
      keyword: {
        label: '搜尋關鍵字',
        hint: '僅供搜尋，訪客看不到。',
      },
      description: shared.words.description,
      held_datetime: {
        label: '時間',
        fields: {
          startDate: '開始',
          endDate: {
            label: '結束',
            hint: '須晚於開始時間，且在24小時以內。',
          },
        },
      },
      release_period: {
        label: '刊登期間',
        fields: shared.period,
      },
      pickup: {
        label: '推薦',
        fields: {
          adoption: {
            label: '設為推薦',
            hint: '首頁設定為只顯示推薦時，只有開啟此項的內容會顯示在首頁。',
          },
          priority: {
            label: '推薦順序',
            hint: '數字越小越前面。',
          },
        },
      },
      createdAt: {
        label: '新增時間',
        hint: '依「最新」顯示時以此排序。',
      },
    },
  },
} satisfies LabelsOfModules<typeof scheduleDocuments>;
export default fields;

/** What is wrong with a field, by the rule of the schema. */
export const rules = {
  'a day and a time': '請同時輸入日期和時間。',
  'later than startDate, by 24 hours at most': '結束時間必須晚於開始時間，且在24小時以內。',
};
