const email = {
  label: 'Email',
  missing: 'Enter your email address.',
  invalid: 'Enter an email address like name@example.com.',
}
const name = { label: 'Name', missing: 'Enter your name.' }

/** Strings only, so that a page can pass them to its form as JSON; {x} is filled in later. */
export const forms = {
  buttons: { contact: 'Send message', newsletter: 'Subscribe', resume: 'Send resume' },
  busy: 'Sending…',
  leaveEmpty: 'Leave this empty',
  stillHere: 'What you typed is still here: send it again in a minute. Or call us:',
  again: 'Write another',
  cantWait: 'If it can’t wait, call',
  next: {
    contact: 'A real person reads your message and answers by phone or email.',
    newsletter: 'The next letter comes to your address, and each one has a way to leave.',
    resume: 'We read every resume, and write to you if there is a place that fits.',
  },
  success: {
    contact: 'Message sent successfully!',
    newsletter: 'Thank you for subscribing!',
    resume: 'Resume submitted successfully!',
  },
  failure: {
    contact: 'Failed to send message. {reason}',
    newsletter: 'Failed to subscribe. Please try again later.',
    resume: 'Failed to send. Please try again.',
  },
  tryLater: 'Please try again later.',
  /** Translations of the mail provider's messages. */
  reasons: {} as Record<string, string>,
  consent: [
    'By checking this box, you agree to receive text messages from {practice} at the number you gave: appointment reminders, marketing and two-way messages. Message frequency varies. Message and data rates may apply. Reply HELP for help. Reply STOP to opt out. See our ',
    'Privacy Policy',
    ' and ',
    'Terms and Conditions',
    '.',
  ],
  tooLong: {
    one: '{label}: shorten it by {count} character.',
    several: '{label}: shorten it by {count} characters.',
  },
  stacked: '{label}: remove the marks piled up on one letter.',
  hidden: '{label}: type it again, it contains hidden characters.',
  length: '{length} of {most} characters',
  tooMany: 'Too many messages came from your connection. Please try again in {seconds} seconds, or call us.',
  notSaved: 'We could not save your message just now. Please try again in a minute, or {call}.',
  notShown:
    'The form itself cannot be shown just now. Go back to it and send it again, or {call}. Nothing is lost; you wrote:',
  call: 'call us',
  callAt: 'call us at {phone}',
  noDigit: 'This number has no digit. Change it, or press the button again to send it as it is.',
  fields: {
    contact: {
      name,
      email,
      phone: { label: 'Phone', missing: 'Enter your phone number.' },
      subject: { label: 'Subject', missing: 'Enter a subject.' },
      message: { label: 'Message', missing: 'Write your message.' },
      smsConsent: {
        label: 'I agree to receive text messages',
        missing: 'Check the box to agree to text messages.',
      },
    },
    newsletter: { subscriber_email: email },
    resume: {
      user_name: name,
      user_email: email,
      message: { label: 'Cover letter (optional)', missing: 'Write your cover letter.' },
      resume_link: {
        label: 'Link to your resume',
        hint: 'The link must be publicly shareable, so that we can open the file without signing in.',
        missing: 'Enter the link to your resume.',
        invalid: 'Enter a full web address that starts with https:// or http://.',
      },
    },
  },
}
