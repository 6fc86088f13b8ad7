/** Why an uploaded file is refused. */
export const uploads = {
  tooLarge: (megabytes: number) => `Choose a file of at most ${megabytes} MB.`,
  empty: 'The file is empty. Choose another one.',
  notPicture: 'Choose a JPEG, PNG, WebP or AVIF picture.',
  mixed: 'A zip file is hidden in this picture. Save the picture anew and upload that.',
  damaged: 'This picture is damaged or incomplete. Save it anew and upload that.',
  tooManyPixels: 'This picture has too many pixels. Choose one of at most 40 megapixels.',
  tooSmall: 'This picture is too small. Choose one of at least 160 pixels on each side.',
  tooLong: 'This picture is too long. One side may be at most five times the other.',
  unknownPicture: 'One of these pictures was deleted. Upload it again.',
}

/** Why an uploaded e-book is refused; `place` is the file in it. */
export const ebooks = {
  empty: 'The file is empty. Choose another one.',
  notEpub: 'Choose an EPUB file.',
  damaged: 'This EPUB is damaged or incomplete. Make it anew and upload that.',
  bomb: 'This EPUB is too large when it is unpacked.',
  path: 'This EPUB has file names that are not allowed.',
  incomplete: 'This EPUB cannot be read: parts are missing.',
  protected: 'This EPUB is protected. Upload one without a password or copy protection.',
  script: 'E-books may not have scripts or other active parts. Remove them and upload the file again.',
  remote: 'E-books may not load pictures, styles or sounds from elsewhere. Add them to the EPUB and upload it again.',
  place: (place: string) => `Found in ${place}.`,
}

/** Why a large file, which is sent in parts, is refused. */
export const mediaUploads = {
  tooLarge: (megabytes: number) => `Choose a file of at most ${megabytes} MB.`,
  empty: 'The file is empty. Choose another one.',
  notAudio: 'Choose an MP3, M4A, FLAC or OGG file.',
  notVideo: 'Choose an MP4 or WebM film.',
  otherType: 'The ending of the file name does not match the content. Rename the file and upload it again.',
  damaged: 'This file is damaged or incomplete. Export it anew and upload that.',
  mixed: 'A zip file is hidden in this file. Export it anew and upload that.',
  codec: 'Browsers cannot play this file. Export it with H.264 and AAC, or as MP3.',
  noDuration: 'The length of this file is missing. Export it anew and upload that.',
  incomplete: 'Parts of this file are missing. Continue the upload.',
  digest: 'This part was damaged during the upload. Send it again.',
  partSize: 'This part does not have the size that it should have.',
  unknown: 'This upload no longer exists. Upload the file again.',
  unfinished: 'This upload is not finished.',
  otherKind: 'This product takes other files.',
  oneFile: 'A film is one file.',
  lastFile: 'Unlist this product before you remove its last file.',
  onlyOnce: 'Each file can be in the list once.',
  fileOrUpload: 'Name a file of the product or an upload.',
  otherFormat: 'Choose an MP3 or FLAC file.',
  sameFormat: 'This file has the same format. Choose an MP3 for a FLAC, or the other way round.',
  otherLength: 'This file is not as long as the other one. Choose the same recording.',
}
