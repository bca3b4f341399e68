/** One of the details that search engines are told of. */
interface DetailPage {
  detailId: number;
  /** When it was written, where that is known. */
  writtenAt?: string | undefined;
}

/** The details of a module that have a page each, as whoever passes the doors of their content reads them now. */
export interface DetailPages<Visit> {
  moduleCode: string;
  shown(visit: Visit, contentId: number): Promise<readonly DetailPage[]>;
}
