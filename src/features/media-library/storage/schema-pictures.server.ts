/** Tables of what staff upload to be published. Times are ms since 1970. */
export interface PicturesSchema {
  pictures: {
    key: string;
    /** Pixels of the largest copy. */
    width: number;
    height: number;
    /** Names the folder of its copies; another one with each change of the crops. */
    version: string;
    name: string;
    /** JSON: the alternative texts by language. */
    alt: string;
    /** File name and alternative texts, folded for search. */
    folded: string;
    /** Focal point in thousandths of width and height. */
    focal_x: number;
    focal_y: number;
    uploaded_at: number;
    uploaded_by_id: string;
    uploaded_by: string;
  };
  documents: {
    key: string;
    /** The name in its address. */
    slug: string;
    name: string;
    size: number;
    sha256: string;
    uploaded_at: number;
    uploaded_by_id: string;
    uploaded_by: string;
  };
  /** Which items show a picture or link a document: as published (1), as last saved (0). */
  picture_uses: { picture_key: string; kind: string; item_id: number; published: number };
}
