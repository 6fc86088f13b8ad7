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
