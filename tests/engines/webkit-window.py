#!/usr/bin/python3
"""A bare window with a WebKit view and nothing around it, for WebKitWebDriver to drive (a browser's own bars cannot be
as narrow as a phone). Lines of JSON in the pipe WINDOW_ORDERS change it while it runs; the page's console goes to
WINDOW_CONSOLE."""
import json, os, pty, tempfile, threading
import gi

gi.require_version('Gtk', '3.0')
gi.require_version('WebKit2', '4.1')
from gi.repository import Gdk, GLib, Gtk, WebKit2

shown = {}


def main():
    record_console(os.environ['WINDOW_CONSOLE'])
    draw_text_as_laid_out()
    folder = tempfile.mkdtemp(prefix='webkit-')
    # Not an ephemeral one: those write no console messages.
    data = WebKit2.WebsiteDataManager(base_data_directory=folder, base_cache_directory=folder)
    context = WebKit2.WebContext(website_data_manager=data)
    context.set_automation_allowed(True)
    context.connect('automation-started', lambda _, session: begin(session, context))
    obey(os.environ['WINDOW_ORDERS'])
    Gtk.main()


def begin(session, context):
    info = WebKit2.ApplicationInfo()
    info.set_name('window')
    info.set_version(1, 0, 0)
    session.set_application_info(info)
    session.connect('create-web-view', lambda *_: open_view(context))


def open_view(context):
    settings = WebKit2.Settings()
    settings.set_enable_write_console_messages_to_stdout(True)
    settings.set_enable_page_cache(True)
    view = WebKit2.WebView(
        web_context=context,
        is_controlled_by_automation=True,
        settings=settings,
        automation_presentation_type=WebKit2.AutomationBrowsingContextPresentation.WINDOW,
    )
    window = Gtk.Window()
    window.set_decorated(False)
    window.set_default_size(1280, 800)
    window.add(view)
    view.connect('close', lambda *_: window.destroy())
    window.show_all()
    view.grab_focus()
    # No window manager: it takes the focus itself, or nothing in the page ever matches :focus.
    GLib.timeout_add(150, lambda: (window.get_window().focus(Gdk.CURRENT_TIME), False)[1])
    shown.update(window=window, settings=settings)
    return view


def obey(pipe):
    # Opened for both ways, so that it does not end with the first writer.
    fd = os.open(pipe, os.O_RDWR | os.O_NONBLOCK)
    rest = [b'']

    def read(*_):
        *lines, rest[0] = (rest[0] + os.read(fd, 65536)).split(b'\n')
        for line in lines:
            follow(json.loads(line))
        return True

    GLib.io_add_watch(fd, GLib.IO_IN, read)


def follow(order):
    shown['window'].resize(order['width'], order['height'])
    # Scripts of pages only: the driver's own keep running.
    shown['settings'].set_enable_javascript_markup(order['scripts'])
    Gtk.Settings.get_default().set_property('gtk-enable-animations', not order['stillness'])
    features = WebKit2.Settings.get_all_features()
    for number in range(features.get_length()):
        if features.get(number).get_identifier() == 'PopoverAttribute':
            shown['settings'].set_feature_enabled(features.get(number), 'popover' not in order['without'])


def draw_text_as_laid_out():
    """Hinting widens letters by whole pixels and would break lines that no phone breaks."""
    settings = Gtk.Settings.get_default()
    settings.set_property('gtk-xft-antialias', 1)
    settings.set_property('gtk-xft-hinting', 0)
    settings.set_property('gtk-xft-hintstyle', 'hintnone')


def record_console(file):
    """WebKit writes in blocks unless it writes to a terminal."""
    main_end, sub_end = pty.openpty()
    fd = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_APPEND)

    def copy():
        while True:
            try:
                os.write(fd, os.read(main_end, 65536))
            except OSError:
                return

    threading.Thread(target=copy, daemon=True).start()
    os.dup2(sub_end, 1)
    os.dup2(sub_end, 2)


main()
