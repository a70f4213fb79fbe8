/**
 * How much one caller may ask of the server, the same for every call. Bodies, lists and texts beyond these
 * have limits of their own in the schemas; a file's stands with its endpoint.
 */
export const REQUEST_LIMITS = {
  /** Of a JSON body. */
  bodyBytes: 256 * 1024,
  /** The address and all headers together. */
  headerBytes: 16 * 1024,
  /** From the first byte of a request until its headers are there. */
  headersSeconds: 15,
  /** Until the whole request is there: a photo over a poor line takes a minute and a half. */
  requestSeconds: 180,
  /** A line on which nothing moves, in either direction, is let go. Streams have their heartbeat. */
  silenceSeconds: 120,
  /** Open at once with one session: every tab of a tablet has one. */
  streamsPerSession: 12,
  /** Pictures of one house that are being sent and worked on at once. */
  uploadsPerHouse: 6,
  /** Of what is wrong with a body, so many fields are named. */
  namedFields: 50,
} as const;
