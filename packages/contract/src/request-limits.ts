/** A sheet of two thousand products takes a third of this. */
export const MENU_FILE_MAX_BYTES = 2 * 1024 * 1024;

/**
 * How much one caller may ask of the server, the same for every call. The schemas limit texts and
 * lists further; the limit of an uploaded file is part of its endpoint.
 */
export const REQUEST_LIMITS = {
  /** Size of a JSON body. */
  bodyBytes: 256 * 1024,
  /** Size of the address and all headers together. */
  headerBytes: 16 * 1024,
  /** From the first byte of a request to the end of its headers. */
  headersSeconds: 15,
  /**
   * Until the whole request has arrived: a photo over a slow connection takes a minute and a half.
   */
  requestSeconds: 180,
  /** Until the client has read the whole answer. */
  answerSeconds: 180,
  /** Requests sent on one connection without waiting for the answers. */
  answersPerConnection: 4,
  /** A connection without traffic in either direction is closed. Streams have their heartbeat. */
  silenceSeconds: 120,
  /** Open streams per session: each tab of a tablet has one. */
  streamsPerSession: 12,
  /** Files of one restaurant being uploaded and processed at the same time. */
  uploadsPerRestaurant: 6,
  /** The maximum number of invalid fields named in an answer. */
  namedFields: 50,
} as const;
